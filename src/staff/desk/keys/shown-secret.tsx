import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '../words/use-words.ts'

/** Shows a secret once, to copy it into the program. */
export function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { ofKeys } = useWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // If the browser denies the clipboard, the secret can still be selected and copied by hand.
      setCopied(false)
    }
  }
  return (
    <Dialog title={ofKeys.secretTitle} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{ofKeys.secretWords}</p>
        <output className="program-secret">{secret}</output>
        <Button variant="primary" className="big w-full" onClick={() => void copy()}>
          {isCopied ? ofKeys.copied : ofKeys.copy}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {ofKeys.done}
        </Button>
      </div>
    </Dialog>
  )
}
