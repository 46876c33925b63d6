const BATCH_SIZE = 5000

/**
 * Deletes or empties rows in batches until none are left, so that no statement holds its locks for long. Returns how
 * many rows.
 */
export async function purgeInBatches(
  purgeBatch: (limit: number) => Promise<{ numDeletedRows: bigint } | { numUpdatedRows: bigint }>,
): Promise<number> {
  let purged = 0
  for (;;) {
    const batch = await purgeBatch(BATCH_SIZE)
    const rows = Number('numDeletedRows' in batch ? batch.numDeletedRows : batch.numUpdatedRows)
    purged += rows
    if (rows < BATCH_SIZE) return purged
  }
}
