import type { Result } from '#domain/kernel/result.ts'

type UploadBudgetRefusal = 'TOO_MANY_UPLOADS' | 'OVERLOADED'

export type OpenUpload = {
  /**
   * Says how many bytes of the upload must stay in memory. The rest of its reservation is given back. Never reserves
   * more.
   */
  holdOnly: (bytes: number) => void
  /** Gives back the whole reservation. A second call changes nothing. */
  end: () => void
}

/** Limits how many bytes of uploads one process holds at a time, and how many uploads one guest may have open. */
export type UploadBudget = {
  begin: (ownerId: string, announcedBytes: number | undefined) => Promise<Result<OpenUpload, UploadBudgetRefusal>>
}
