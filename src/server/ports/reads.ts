/**
 * A query that writes nothing and on which no decision depends. It may run twice: on a replica, then on the primary.
 */
export type Question<Db, Value> = (db: Db) => Promise<Value>

export type ReadFigures = {
  /**
   * how many queries the replica answered, and how many the primary answered because the replica was behind, gone or
   * absent
   */
  readByReplica: number
  readByPrimary: number
  /** how far the replica is behind the primary; undefined if there is no replica, or while either does not answer */
  replicaLagSeconds: number | undefined
}

/** Reads lists that everybody may see (decision 0045). Code that decides something always asks the primary. */
export type Reads<Db> = {
  /** Reads data that are at most a second old. */
  recent: <Value>(question: Question<Db, Value>) => Promise<Value>
  /** Reads data that are at most a second old and include everything this process has written itself. */
  withOwnWrites: <Value>(question: Question<Db, Value>) => Promise<Value>
  figures: () => ReadFigures
  stop: () => Promise<void>
}
