import { SiteLink } from '#web/ui/site-link.tsx'
import type { Block, Fact, Words } from '../../../words/page-text.ts'

type Part = Exclude<Words, string>[number]

const drawn = (part: Part, index: number) => {
  if (typeof part === 'string') return part
  if ('strong' in part) return <b key={index}>{part.strong}</b>
  return (
    <SiteLink key={index} className={`link in-text ${/^(?:tel|mailto):/.test(part.to) ? 'tall' : ''}`} to={part.to}>
      {part.words}
    </SiteLink>
  )
}

/** Renders a sentence of the texts with its links. */
export const TextWithLinks = ({ words }: { words: Words }) => (typeof words === 'string' ? words : words.map(drawn))

/** Renders the content below a heading: paragraphs, lists, terms. Texts never change while a page is shown. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  [...blocks.entries()].map(([index, block]) => <TextBlock key={index} block={block} />)

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string' || !('length' in block))
    return typeof block === 'string' ? <p>{block}</p> : <Listed block={block} />
  return (
    <p>
      <TextWithLinks words={block} />
    </p>
  )
}

function Listed({ block }: { block: Exclude<Block, Words> }) {
  if ('facts' in block) return <Facts facts={block.facts} />
  if ('numbered' in block) {
    return (
      <ol className="numbered-list">
        <Items items={block.numbered} />
      </ol>
    )
  }
  return (
    <ul className="dotted-list">
      <Items items={block.list} />
    </ul>
  )
}

const Items = ({ items }: { items: readonly Words[] }) =>
  [...items.entries()].map(([index, words]) => (
    <li key={index}>
      <TextWithLinks words={words} />
    </li>
  ))

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="lookup-list">
    {facts.map(({ what, words }) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>
          <TextWithLinks words={words} />
        </dd>
      </div>
    ))}
  </dl>
)
