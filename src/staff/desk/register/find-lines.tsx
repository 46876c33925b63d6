import { useState, type SubmitEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '../words/use-words.ts'

/** Searches the register entries of all stored days by name or room. */
export function FindLines({ onFind }: { onFind: (text: string) => void }) {
  const { ofRegister } = useWords()
  const [text, setText] = useState('')
  const find = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim().length >= 2) onFind(text.trim())
  }
  return (
    <form className="find-lines no-print" onSubmit={find}>
      <TextInput
        label={ofRegister.findLabel}
        labelLook="heard"
        placeholder={ofRegister.findLabel}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        icon="search"
        maxLength={80}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{ofRegister.find}</Button>
    </form>
  )
}
