/** Highlights the part of a text that was searched for, ignoring case. */
export function Highlighted({ text, part }: { text: string; part: string }) {
  const at = text.toLocaleLowerCase('en').indexOf(part.toLocaleLowerCase('en'))
  if (at < 0 || !part) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="found-part">{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  )
}
