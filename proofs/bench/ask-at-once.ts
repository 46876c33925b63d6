type Post = { method: 'POST'; path: string; headers: Record<string, string>; body: string }

/** `outcome` is the status, with the code of a refusal: '200', '409 SOLD_OUT'. */
export type Answered = { outcome: string; milliseconds: number }

/** Sends all requests at the same moment, each on its own connection. All times are measured from that moment. */
export async function askAtOnce(base: string, requests: readonly Post[]): Promise<Answered[]> {
  const began = performance.now()
  return Promise.all(
    requests.map(async ({ method, path, headers, body }) => {
      const answer = await fetch(base + path, { method, headers, body })
      const { error } = (await answer.json()) as { error?: { code: string } }
      const outcome = error ? `${answer.status} ${error.code}` : String(answer.status)
      return { outcome, milliseconds: performance.now() - began }
    }),
  )
}
