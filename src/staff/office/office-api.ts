import { createStaffApi } from '#web/lib/staff-api.ts'

export const { api: officeApi, onSignedOut } = createStaffApi()
