import { createStaffCalls } from '../staff/staff-calls.ts'
import { deskApi } from './desk-api.ts'
import { KEPT_ANSWERS } from './kept-answers.ts'

/** How the desk's pages read and send. */
export const {
  useCall,
  usePages,
  usePost,
  post,
  keepAnswer,
  refresh,
  forget: forgetAnswers,
} = createStaffCalls(deskApi, KEPT_ANSWERS)
