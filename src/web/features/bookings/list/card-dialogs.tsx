import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { laterPart } from '#web/ui/load-part.ts'
import { Voucher } from '#web/features/bookings/voucher/voucher-button.tsx'
import type { CardActions } from './use-card-actions.ts'

const CancelDialog = laterPart(() => import('#web/features/bookings/changes/cancel-dialog.tsx'))
const ModifySheet = laterPart(() => import('#web/features/bookings/changes/modify-sheet.tsx'))
const CompanyDialog = laterPart(() => import('#web/features/bookings/changes/company-dialog.tsx'))
const ExtendDialog = laterPart(() => import('#web/features/bookings/changes/extend-dialog.tsx'))

/** Loads dialogs for changes on demand. The voucher loads with its button and works offline. */
export function CardDialogs({ actions }: { actions: CardActions }) {
  const { cancelling, opened, close, closeAsked } = actions
  const { revalidate } = useRevalidator()
  return (
    <>
      {cancelling.state.bookingToCancel && <CancelDialog cancelling={cancelling} />}
      {opened?.action === 'modify' && <ModifySheet booking={opened.booking} onClose={close} />}
      {opened?.action === 'extend' && (
        <ExtendDialog booking={opened.booking} onClose={close} onAsked={() => closeAsked(opened.booking)} />
      )}
      {opened?.action === 'company' && <CompanyDialog booking={opened.booking} onClose={close} reload={revalidate} />}
      {opened?.action === 'voucher' && <Voucher booking={opened.booking} onClose={close} />}
    </>
  )
}
