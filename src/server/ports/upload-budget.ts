import type { Result } from '#domain/kernel/result.ts'

export type UploadBudgetRefusal = 'TOO_MANY_UPLOADS' | 'OVERLOADED'

/** Gives back what an upload was given. Twice changes nothing. */
export type EndUpload = () => void

/** How many bytes of uploads one process holds at a time, and how many uploads one guest has open. */
export type UploadBudget = {
  begin: (ownerId: string, announcedBytes: number | undefined) => Promise<Result<EndUpload, UploadBudgetRefusal>>
}
