import pg from 'pg'

/** The rows of one statement, over a connection of its own: an independent look at the database. */
export async function asked<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
