import { createStaffCalls } from '../staff/staff-calls.ts'
import { deskApi } from './desk-api.ts'
import { KEPT_ANSWERS } from './cached-responses.ts'

/** The hooks and functions with which the desk's pages call the API, with cached answers for offline use. */
export const {
  useCall,
  usePages,
  usePost,
  post,
  keepAnswer,
  refresh,
  forget: forgetAnswers,
} = createStaffCalls(deskApi, KEPT_ANSWERS)
