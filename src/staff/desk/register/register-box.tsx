import { useState } from 'react'
import type { RegisterLine } from '#contract/register-line.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { useWords } from '../words/use-words.ts'
import { WriteSheet, type Unregistered } from './write-sheet.tsx'

type RegisterBoxProps = {
  written: readonly RegisterLine[]
  /** the missing entries, with the names that the desk may see */
  missing: Unregistered
  onWritten: () => void
}

/** Shows a party's register entries and lets the desk add missing ones. */
export function RegisterBox({ written, missing, onWritten }: RegisterBoxProps) {
  const words = useWords()
  const { ofRegister } = words
  const [isWriting, setWriting] = useState(false)
  const count = missing.lines.length
  if (written.length === 0 && count === 0) return null
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.register}</h2>
      {written.length > 0 && (
        <dl className="facts-list">
          {written.map(({ id, name, id_kind, id_last_four, home }) => (
            <Fact key={id} label={name}>
              {[ofRegister.ends(words.idKinds[id_kind], id_last_four), ...(home === null ? [] : [home])].join(', ')}
            </Fact>
          ))}
        </dl>
      )}
      {count > 0 && (
        <>
          <Notice tone="warn">{ofRegister.missing(count)}</Notice>
          <Button className="w-full" onClick={() => setWriting(true)}>
            {ofRegister.write}
          </Button>
        </>
      )}
      <p className="soft">{words.registerWords}</p>
      {isWriting && <WriteSheet party={missing} onWritten={onWritten} onClose={() => setWriting(false)} />}
    </section>
  )
}
