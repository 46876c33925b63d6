import { createStaffCalls } from '../kit/staff-calls.ts'
import { officeApi } from './office-api.ts'

/** The hooks and functions with which the office's pages call the API. */
export const { useCall, usePages, usePost, post, refresh, forget: forgetAnswers } = createStaffCalls(officeApi)
