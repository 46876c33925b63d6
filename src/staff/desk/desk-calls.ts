import { createStaffCalls } from '../kit/staff-calls.ts'
import { deskApi } from './desk-api.ts'
import { CACHED_RESPONSES } from './cached-responses.ts'

/** The hooks and functions with which the desk's pages call the API. Offline, they use cached answers. */
export const {
  useCall,
  usePages,
  usePost,
  post,
  cacheAnswer,
  refresh,
  forget: forgetAnswers,
} = createStaffCalls(deskApi, CACHED_RESPONSES)
