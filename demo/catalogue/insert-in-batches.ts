/** Rows per statement, so that even the widest table stays well below PostgreSQL's 65,535 parameters. */
const batchSize = 500

export async function insertInBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) await insert(rows.slice(from, from + batchSize))
}
