import { laterPart } from '#web/ui/load-part.ts'

export const LazySignInDialog = laterPart(() => import('./sign-in-dialog.tsx'))
