import type { Command } from 'commander'
import { registeredTemplates, type RegisteredTemplate } from '#server/features/messages/templates.ts'
import { paragraphs, withActionOnFiles, withCsv } from './command.ts'

const HEADINGS = [
  'template',
  'language',
  'channel',
  'category',
  'subject',
  'text for DLT',
  'text',
  'buttons',
  'variables',
  'examples',
]

const asRow = ({ variables, ...one }: RegisteredTemplate) => [
  one.name,
  one.language,
  one.channel,
  one.category,
  one.subject,
  one.dltText,
  one.text,
  one.buttons.join(' | '),
  variables.map(({ kind }) => kind).join(' '),
  variables.map(({ example }) => example).join(' | '),
]

function asText({ name, channel, category, subject, text, variables }: RegisteredTemplate): string {
  const values = variables.map(
    ({ name: what, kind, example }, place) => `{{${place + 1}}} ${what}, ${kind}: ${example}`,
  )
  return [
    `${name}  ${channel}  ${category}`,
    ...(subject === null ? [] : [subject]),
    ...(text === null ? [] : [text]),
    ...values,
  ].join('\n  ')
}

/**
 * Adds `npm run uncle -- messages ...`. It needs no database, only the site's address and contact details from the
 * environment.
 */
export function addMessageCommands(program: Command): void {
  const messages = program.command('messages').description('the texts that we send')
  const templates = messages
    .command('templates')
    .description('lists every text to register with the carriers, for the site at PUBLIC_URL')
  withActionOnFiles(withCsv(templates), () => async () => {
    const origin = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`
    const found = registeredTemplates(origin)
    return { text: paragraphs(found.map(asText), ''), json: found, table: [HEADINGS, ...found.map(asRow)] }
  })
}
