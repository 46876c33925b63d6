const BATCH_SIZE = 5000

/**
 * Deletes batch after batch until nothing is left, so that no statement holds its locks for long. Returns how many
 * rows.
 */
export async function purgeInBatches(
  deleteBatch: (limit: number) => Promise<{ numDeletedRows: bigint }>,
): Promise<number> {
  let purged = 0
  for (;;) {
    const deleted = Number((await deleteBatch(BATCH_SIZE)).numDeletedRows)
    purged += deleted
    if (deleted < BATCH_SIZE) return purged
  }
}
