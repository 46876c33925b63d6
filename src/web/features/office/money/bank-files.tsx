import type { PayoutRun } from '#contract/office-payouts.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { saveFile } from '../save-file.ts'
import * as t from '#words/office/money.ts'

type File = PayoutRun['files'][number]

const hotels = (count: number) => (count === 1 ? 'one hotel' : `${count} hotels`)

const isOpen = ({ paid_at: paid }: PayoutRun['payouts'][number]) => paid === null

/** Lists the bank files made from a payout run, with what each one pays. */
export const BankFiles = ({ files }: { files: readonly File[] }) =>
  files.map(({ number, made_by, made_at, reason, payouts, paise }) => (
    <div key={number} className="panel-foot soft">
      <span>
        {t.fileTo(
          number,
          formatPaise(paise),
          hotels(payouts),
          made_by,
          formatIstMoment(new Date(made_at), serverNow()),
          reason,
        )}
      </span>
    </div>
  ))

type SendFileProps = { run: PayoutRun; how: 'file' | 'another'; onClose: () => void; onDone: () => void }

/** Makes a bank file, or a further one: shows what it pays, and warns that a bank may carry out both. */
export function SendFile({ run, how, onClose, onDone }: SendFileProps) {
  const latest = run.files[0]
  const isAnother = how === 'another' && latest !== undefined
  const open = run.payouts.filter(isOpen)
  const asked = formatPaise(open.reduce((sum, { paise }) => sum + paise, 0))
  const body = { run_id: run.id, ...(isAnother ? { again_after: latest.number } : {}) }
  return (
    <ReasonDialog
      title={isAnother ? t.sendAgain : t.fileForBank}
      button={isAnother ? t.makeAnotherFile : latest ? t.takeFileAgain(latest.number) : t.makeFile}
      variant={isAnother ? 'danger' : 'primary'}
      {...(isAnother ? { reasonLabel: t.howItIsKnown(latest.number) } : {})}
      act={(reason, idempotencyKey) =>
        officeApi.post('/office/payouts/send', { body: { ...body, reason }, idempotencyKey })
      }
      onClose={onClose}
      onDone={({ file }) => {
        if (file) saveFile(file.name, file.text, 'text/csv')
        onDone()
      }}
    >
      {isAnother && (
        <>
          <p>{t.anotherFileWithNumber(asked, hotels(open.length))}</p>
          <Notice tone="warn">{t.ifBankTookFile(latest.number)}</Notice>
        </>
      )}
      {!isAnother && latest && (
        <>
          <p>{t.itWasMade(formatIstMoment(new Date(latest.made_at), serverNow()), latest.made_by)}</p>
          <Notice tone="warn">{t.uploadItOnlyIfNobody}</Notice>
        </>
      )}
      {!isAnother && !latest && (
        <>
          <p>{t.toWhatIsNotPaid(asked, hotels(open.length))}</p>
          {open.some(({ sent_at: sent }) => sent !== null) && <Notice tone="warn">{t.fileWasMade}</Notice>}
        </>
      )}
    </ReasonDialog>
  )
}
