import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeFileStore } from '../ports/file-store.conformance.ts'
import { FileStoreError } from '../ports/file-store.ts'
import {
  FAKE_ACCESS_KEY_ID,
  FAKE_BUCKET,
  FAKE_REGION,
  FAKE_SECRET_ACCESS_KEY,
  s3Fake,
  type S3Fake,
} from './fakes/s3-fake.ts'
import { s3FileStore, type S3Access } from './s3-file-store.ts'

const accessTo = (fake: S3Fake): S3Access => ({
  endpoint: fake.endpoint,
  bucket: FAKE_BUCKET,
  region: FAKE_REGION,
  accessKeyId: FAKE_ACCESS_KEY_ID,
  secretAccessKey: FAKE_SECRET_ACCESS_KEY,
  timeoutMilliseconds: 2000,
  waits: [1, 1],
})

describeFileStore('an S3-compatible bucket', async () => {
  const fake = await s3Fake()
  return { store: s3FileStore(accessTo(fake)), close: fake.close }
})

let fake: S3Fake
beforeAll(async () => {
  fake = await s3Fake()
})
beforeEach(() => void fake.statuses.splice(0))
afterAll(() => fake.close())

const WEBP = { contentType: 'image/webp' }
const BYTES = Buffer.from('bytes')

test('the S3 store keeps a file under its key with its type', async () => {
  await s3FileStore(accessTo(fake)).put('pictures/day/one', BYTES, WEBP)
  expect(fake.files.get('pictures/day/one')).toEqual({ bytes: BYTES, contentType: 'image/webp' })
})

test.each<[string, Partial<S3Access>, string]>([
  ['a wrong secret', { secretAccessKey: 'another' }, '403'],
  ['a wrong key id', { accessKeyId: 'ANOTHER' }, '403'],
  ['another region', { region: 'eu-west-1' }, '403'],
  ['a bucket that is not there', { bucket: 'nowhere' }, '404'],
])('the S3 store throws on %s and never calls the file missing', async (_name, wrong, status) => {
  const store = s3FileStore({ ...accessTo(fake), ...wrong })
  for (const ask of [() => store.put('a', BYTES, WEBP), () => store.get('a'), () => store.delete('a')]) {
    const reason = await ask().then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(reason).toBeInstanceOf(FileStoreError)
    expect(String(reason)).toContain(status)
  }
})

test('the S3 service refuses bytes that changed after they were signed', async () => {
  const changed: typeof fetch = (url, options) => fetch(url, { ...options, body: 'others' })
  await expect(s3FileStore({ ...accessTo(fake), fetch: changed }).put('a', BYTES, WEBP)).rejects.toThrow('403')
  expect(fake.files.has('a')).toBe(false)
})

test('the S3 store tries a busy or failing service three times in total', async () => {
  const store = s3FileStore(accessTo(fake))
  fake.trouble(503, 429)
  await store.put('busy', BYTES, WEBP)
  expect(fake.statuses).toEqual([503, 429, 200])
  fake.trouble(500, 500, 500)
  await expect(store.get('busy')).rejects.toThrow('GET failed: 500')
})

test('the S3 store fails if the service is silent or missing, with a reason that names no file', async () => {
  fake.trouble('silent')
  const silent = s3FileStore({ ...accessTo(fake), timeoutMilliseconds: 50 })
  await expect(silent.get('pictures/one')).rejects.toThrow(/^the bucket of files: GET failed: TIMEOUT$/)
  const absent = s3FileStore({ ...accessTo(fake), endpoint: 'http://127.0.0.1:1' })
  await expect(absent.get('pictures/one')).rejects.toThrow(/^the bucket of files: GET failed: UNREACHABLE$/)
})

test('the S3 store does not accept a 200 from a different server as a write, a read or a deletion', async () => {
  const store = s3FileStore(accessTo(fake))
  await store.put('kept', BYTES, WEBP)
  fake.trouble('stranger')
  await expect(store.put('lost', BYTES, WEBP)).rejects.toThrow('PUT failed: ANSWER_NOT_KNOWN')
  fake.trouble('stranger')
  await expect(store.get('kept')).rejects.toThrow('GET failed: ANSWER_NOT_KNOWN')
  fake.trouble('stranger')
  await expect(store.delete('kept')).rejects.toThrow('DELETE failed')
  expect(await store.get('kept')).toEqual(BYTES)
})
