import { expect, test } from 'vitest'
import { answerAsData, pageOfData } from './page-data.ts'

const asked = (path: string, method = 'GET') => pageOfData(new Request(`https://uncle.test${path}`, { method }))?.url

test.each([
  ['/page-data/hotels-in-pune?slot=3', 'https://uncle.test/hotels-in-pune?slot=3'],
  ['/page-data/', 'https://uncle.test/'],
  ['/page-data', undefined],
  ['/hotels-in-pune', undefined],
])('%s asks for the data of %s', (path, page) => expect(asked(path)).toBe(page))

test('only a GET asks for data', () => expect(asked('/page-data/', 'POST')).toBeUndefined())

test('a page that has moved says where to, and is followed nowhere', async () => {
  const answer = answerAsData(new Response(null, { status: 301, headers: { location: '/hotels-in-mysuru' } }))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ movedTo: '/hotels-in-mysuru' })
})

test('the data of a page is its own answer, for no search engine', async () => {
  const answer = answerAsData(Response.json({ data: 1 }, { status: 404 }))
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
  expect(await answer.json()).toEqual({ data: 1 })
})
