import type { ReactNode } from 'react'
import { openLogin } from '#web/lib/login-dialog.ts'
import { PATHS } from '#web/lib/paths.ts'

/** Opens the login dialog. Without scripts it leads to a page that itself asks for the login. */
export function LoginLink({
  className,
  children,
  onOpen,
}: {
  className: string
  children: ReactNode
  onOpen?: () => void
}) {
  return (
    <a
      className={className}
      href={PATHS.myBookings}
      onClick={(event) => {
        event.preventDefault()
        onOpen?.()
        openLogin()
      }}
    >
      {children}
    </a>
  )
}
