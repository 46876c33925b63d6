import { readFile } from 'node:fs/promises'

/** The account that PostgreSQL runs as. */
export type Account = 'ourselves' | { readonly uid: number; readonly gid: number }

/**
 * Returns the account as which PostgreSQL can run. PostgreSQL refuses root, so root gets the first of these accounts
 * that the machine has, or undefined if it has none.
 */
export async function accountFor(current: Pick<NodeJS.Process, 'getuid'>): Promise<Account | undefined> {
  if (current.getuid?.() !== 0) return 'ourselves'
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const entry = lines.find(([user]) => user === name)
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  return undefined
}

/** Returns the options of `spawn` that run a process as this account. */
export const idsOf = (account: Account) => (account === 'ourselves' ? {} : account)
