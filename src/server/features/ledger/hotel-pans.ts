import { sql } from 'kysely'
import type { PictureSeal, SealedFor } from '../../ports/picture-seal.ts'
import type { Db, Services } from '../../services.ts'

const sealedFor = (termsId: number): SealedFor => ({ pictureId: '', ownerId: `terms ${termsId}`, kind: 'pan' })

/** Stores the PAN that a hotel gave with its terms, sealed. */
export async function keepPan(
  db: Db,
  seal: PictureSeal,
  { termsId, pan }: { termsId: number; pan: string },
): Promise<void> {
  const { sealed, encryptedKey } = seal.seal(Buffer.from(pan), sealedFor(termsId))
  await db
    .insertInto('hotel_pans')
    .values({ terms_id: termsId, sealed, encrypted_key: encryptedKey, ending: pan.slice(-4) })
    .execute()
}

/** Decrypts the PANs given with these terms, by the terms' id. */
export async function openPans(
  { db, seal }: Pick<Services, 'seal'> & { db: Db },
  rows: readonly { panTerms: number | null }[],
): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ panTerms }) => panTerms ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('hotel_pans').selectAll().where('terms_id', 'in', ids).execute()
  return new Map(
    found.map(({ terms_id: id, sealed, encrypted_key: key }) => [id, seal.open(sealed, key, sealedFor(id)).toString()]),
  )
}

/**
 * Encrypts the keys of PANs with the current master key if they are still encrypted with the previous one. Returns how
 * many it changed.
 */
export async function renewPanKeys({ db, seal }: Pick<Services, 'db' | 'seal'>): Promise<number> {
  const mark = seal.currentMark()
  const { rows } = await sql<{ id: number; key: Buffer }>`
    select terms_id as id, encrypted_key as key from hotel_pans
    where substring(encrypted_key from 1 for ${mark.length}::int) <> ${mark}::bytea`.execute(db)
  for (const { id, key } of rows)
    await sql`update hotel_pans set encrypted_key = ${seal.renew(key, sealedFor(id))}
      where terms_id = ${id} and encrypted_key = ${key}`.execute(db)
  return rows.length
}
