/** A question that decides nothing and writes nothing. It may be asked twice: of a replica, then of the primary. */
export type Question<Db, Value> = (db: Db) => Promise<Value>

export type ReadFigures = {
  /** answered by the replica, and by the primary since the replica was behind, gone or not there */
  readByReplica: number
  readByPrimary: number
  /** how far the replica is behind the primary; undefined without a replica, or while either does not answer */
  replicaLagSeconds: number | undefined
}

/** Where lists that everybody may see are read (decision 0045). What decides asks the primary itself, always. */
export type Reads<Db> = {
  /** What was committed up to a second ago. */
  recent: <Value>(question: Question<Db, Value>) => Promise<Value>
  /** The same, with all that this process has written itself. */
  withOwnWrites: <Value>(question: Question<Db, Value>) => Promise<Value>
  figures: () => ReadFigures
  stop: () => Promise<void>
}
