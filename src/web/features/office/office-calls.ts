import { createStaffCalls } from '../staff/staff-calls.ts'
import { officeApi } from './office-api.ts'

/** How the office's pages read and send. */
export const { useCall, usePages, usePost, post, refresh, forget: forgetAnswers } = createStaffCalls(officeApi)
