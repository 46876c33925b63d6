/** Where an open page fetches what changes within it: '/page-data/hotels-in-pune?slot=3' of '/hotels-in-pune?slot=3'. */
const PAGE_DATA = '/page-data'

/** The page whose data is asked for; undefined for any other request. */
export function pageOfData(request: Request): Request | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.pathname.startsWith(`${PAGE_DATA}/`)) return undefined
  url.pathname = url.pathname.slice(PAGE_DATA.length)
  return new Request(url, request)
}

/** A browser would follow a redirect without a word, to a document: say where it leads instead. */
export function answerAsData(answer: Response): Response {
  const movedTo = answer.headers.get('location')
  const response = movedTo === null ? answer : Response.json({ movedTo })
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
