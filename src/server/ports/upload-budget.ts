import type { Result } from '#domain/kernel/result.ts'

export type UploadBudgetRefusal = 'TOO_MANY_UPLOADS' | 'OVERLOADED'

/** Gives back an upload's reservation. A second call changes nothing. */
export type EndUpload = () => void

/** How many bytes of uploads one process holds at a time, and how many uploads one guest may have open. */
export type UploadBudget = {
  begin: (ownerId: string, announcedBytes: number | undefined) => Promise<Result<EndUpload, UploadBudgetRefusal>>
}
