import type { PayoutRun } from '#contract/office-payouts.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { saveFile } from '../save-file.ts'
import * as t from '#words/office/payouts.ts'

type File = PayoutRun['files'][number]

/** Lists the bank files made from a payout run, with the payouts that each one pays. */
export const BankFiles = ({ files }: { files: readonly File[] }) =>
  files.map(({ number, made_by, made_at, reason, payouts, paise }) => (
    <div key={number} className="panel-foot soft">
      <span>
        {t.fileTo(
          number,
          formatPaise(paise),
          payouts,
          made_by,
          formatIstMoment(new Date(made_at), serverNow()),
          reason,
        )}
      </span>
    </div>
  ))

type SendFileProps = { run: PayoutRun; how: 'file' | 'another'; onClose: () => void; onDone: () => void }

/**
 * Makes a bank file, or another one for the same run. Shows what it pays, and warns that a bank may carry out both
 * files.
 */
export function SendFile({ run, how, onClose, onDone }: SendFileProps) {
  const latest = run.files[0]
  const isAnother = how === 'another' && latest !== undefined
  const { open } = run
  const asked = formatPaise(open.paise)
  const body = { run_id: run.id, ...(isAnother ? { again_after: latest.number } : {}) }
  return (
    <ReasonDialog
      title={isAnother ? t.sendAgain : t.fileForBank}
      button={isAnother ? t.makeAnotherFile : latest ? t.takeFileAgain(latest.number) : t.makeFile}
      variant={isAnother ? 'danger' : 'primary'}
      {...(isAnother ? { reasonLabel: t.howYouKnow(latest.number) } : {})}
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
          <p>{t.whatAnotherFilePays(asked, open.payouts)}</p>
          <Notice tone="warn">{t.bankMayPayTwice(latest.number)}</Notice>
        </>
      )}
      {!isAnother && latest && (
        <>
          <p>{t.fileWasMade(formatIstMoment(new Date(latest.made_at), serverNow()), latest.made_by)}</p>
          <Notice tone="warn">{t.uploadOnlyIfNobodyDid}</Notice>
        </>
      )}
      {!isAnother && !latest && (
        <>
          <p>{t.whatFilePays(asked, open.payouts)}</p>
          {open.sent > 0 && <Notice tone="warn">{t.fileWithoutNumber}</Notice>}
        </>
      )}
    </ReasonDialog>
  )
}
