import { lazy } from 'react'

export const LazySignInDialog = lazy(() => import('./sign-in-dialog.tsx'))
