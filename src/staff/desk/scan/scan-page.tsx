import { useEffect, useState, type SubmitEvent } from 'react'
import { readTypedCode } from '#domain/vouchers/voucher-claims.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DeskPage } from '../desk-frame.tsx'
import { useWords } from '../words/use-words.ts'
import { CameraBox } from './camera-box.tsx'
import { signatureCheck } from './check-signature.ts'
import { checkScanned, checkTyped, storeVoucherKeys, type Answer } from './check-voucher.ts'
import { VerdictBox } from './verdict-box.tsx'
import './scan.css'

type State = { at: 'looking' } | { at: 'checking' } | { at: 'told'; answer: Answer }

/** Reads a guest's voucher by camera or by its code, and says whether it is valid. */
export function ScanPage() {
  const { scanning: words } = useWords()
  const [state, setState] = useState<State>({ at: 'looking' })
  useEffect(() => {
    // Loads what the page needs offline.
    void Promise.all([storeVoucherKeys(), signatureCheck()]).catch((error: unknown) =>
      logFailure('the keys of vouchers', String(error)),
    )
  }, [])
  const tell = async (asking: Promise<Answer | undefined>) => {
    setState({ at: 'checking' })
    const answer = await asking
    setState(answer ? { at: 'told', answer } : { at: 'looking' })
  }
  const another = () => setState({ at: 'looking' })
  return (
    <DeskPage title={words.title} line={words.title}>
      {state.at === 'told' ? (
        <VerdictBox answer={state.answer} onAnother={another} />
      ) : (
        <>
          <h1 className="visually-hidden">{words.title}</h1>
          <div className="scan-columns">
            <CameraBox isReading={state.at === 'looking'} onRead={(text) => void tell(checkScanned(text))} />
            <CodeForm onCode={(typed) => void tell(checkTyped(typed))} />
          </div>
        </>
      )}
      <output className="visually-hidden">{state.at === 'checking' && words.checking}</output>
    </DeskPage>
  )
}

/** Takes the code that the guest reads out. This is always available, and the only way without a camera. */
function CodeForm({ onCode }: { onCode: (typed: string) => void }) {
  const all = useWords()
  const words = all.scanning
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isCode = readTypedCode(typed) !== undefined
    setWrong(!isCode)
    if (isCode) onCode(typed)
  }
  return (
    <div className="flow">
      <form className="box flow" onSubmit={submit}>
        <TextInput
          label={words.code}
          hint={words.codeHint}
          error={isWrong ? words.codeWrong : undefined}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          enterKeyHint="go"
          className="typed-code"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" className="w-full">
          {words.check}
        </Button>
      </form>
      <p className="soft">{words.noCode}</p>
      <LinkButton className="w-full" to={DESK.find}>
        <Icon name="search" />
        {words.findName}
      </LinkButton>
    </div>
  )
}
