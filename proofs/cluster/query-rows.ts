import pg from 'pg'

/** Returns the rows of a statement. Uses a new connection, so that it does not depend on the site's own connections. */
export async function queryRows<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
