import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { registeredTemplates } from '#server/features/messages/templates.ts'

const UNCLE = join(import.meta.dirname, '../uncle.ts')
const ENVIRONMENT = {
  PATH: process.env['PATH'],
  PUBLIC_URL: 'https://stay.example',
  SITE: '{"supportPhone":"1800 111 222"}',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
}

test('the command lists every template as CSV, with the site’s own address and phone, and without a database', async () => {
  const words = ['--disable-warning=ExperimentalWarning', UNCLE, 'messages', 'templates', '--csv']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { env: ENVIRONMENT })
  expect(stderr).toBe('')
  const read: Record<string, string>[] = parse(stdout, { columns: true })
  const ours = (text: string | null) => (text ?? '').replaceAll('1800 000 8625', '1800 111 222')
  expect(read).toEqual(
    registeredTemplates('https://stay.example').map(({ variables, ...one }) => ({
      template: one.name,
      language: one.language,
      channel: one.channel,
      category: one.category,
      subject: ours(one.subject),
      'text for DLT': ours(one.dltText),
      text: ours(one.text),
      buttons: one.buttons.join(' | '),
      variables: variables.map(({ kind }) => kind).join(' '),
      examples: variables.map(({ example }) => example).join(' | '),
    })),
  )
  expect(read.find(({ template, channel }) => template === 'hotel_new_en' && channel === 'whatsapp')).toMatchObject({
    buttons: 'Seen | Cannot take them',
  })
  expect(stdout).toContain('1800 111 222')
  expect(read.find(({ template }) => template === 'otp')).toMatchObject({
    category: 'authentication',
    'text for DLT':
      '{#numeric#} is your Uncle OTP. It is valid for 5 minutes. Do not share it with anyone.\n@stay.example #{#numeric#}',
  })
}, 30_000)
