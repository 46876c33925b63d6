// Lists what a first visit to a running site loads, by page and language: the document and its scripts, gzipped.
import { pageBytes } from './page-bytes/page-bytes.ts'

const [origin = 'http://localhost:3000'] = process.argv.slice(2)
console.log('| page | English, KiB | Hindi | Tamil |\n|---|---|---|---|')
for (const { page, bytes } of await pageBytes(origin)) {
  const { en, ...others } = bytes
  const kib = (count: number) => (count / 1024).toFixed(1)
  console.log(`| ${[page, kib(en), ...Object.values(others).map((other) => `+${kib(other - en)}`)].join(' | ')} |`)
}
