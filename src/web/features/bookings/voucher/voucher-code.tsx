import { useMemo } from 'react'
import { useScreenAwake } from '#web/lib/use-screen-awake.ts'
import { codePath } from './code-path.ts'
import * as t from '#words/bookings/voucher.ts'

/** Shows the signed code of a voucher, dark on white in both colour schemes. The screen stays on meanwhile. */
export function VoucherCode({ token }: { token: string }) {
  const { path, side } = useMemo(() => codePath(token), [token])
  useScreenAwake()
  return (
    <svg className="voucher-qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t.qrCodeForDesk}>
      <path d={path} />
    </svg>
  )
}
