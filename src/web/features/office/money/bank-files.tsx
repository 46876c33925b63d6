import type { PayoutRun } from '#contract/office-payouts.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { saveFile } from '../save-file.ts'

type File = PayoutRun['files'][number]

const hotels = (count: number) => (count === 1 ? 'one hotel' : `${count} hotels`)

const isOpen = ({ paid_at: paid }: PayoutRun['payouts'][number]) => paid === null

/** Lists the bank files made from a payout run, with what each one pays. */
export const BankFiles = ({ files }: { files: readonly File[] }) =>
  files.map(({ number, made_by, made_at, reason, payouts, paise }) => (
    <div key={number} className="panel-foot soft">
      <span>
        File {number}: {formatPaise(paise)} to {hotels(payouts)}, {made_by},{' '}
        {formatIstMoment(new Date(made_at), serverNow())}: {reason}
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
      title={isAnother ? 'Send again' : 'File for the bank'}
      button={isAnother ? 'Make another file' : latest ? `Take file ${latest.number} again` : 'Make the file'}
      variant={isAnother ? 'danger' : 'primary'}
      {...(isAnother
        ? { reasonLabel: `How it is known that the bank did not take file ${latest.number}, for the log` }
        : {})}
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
          <p>
            Another file, with a number of its own, for {asked} to {hotels(open.length)}: what is not marked as paid.
          </p>
          <Notice tone="warn">
            If the bank took file {latest.number} as well, it pays these hotels twice: to the bank, another number is
            another order. Look at the account on the bank’s page first, and mark what it paid.
          </Notice>
        </>
      )}
      {!isAnother && latest && (
        <>
          <p>
            It was made on {formatIstMoment(new Date(latest.made_at), serverNow())} by {latest.made_by}. You get the
            same file, with what has been paid since.
          </p>
          <Notice tone="warn">
            Upload it only if nobody did. Some banks refuse a file whose number they know, others pay it a second time.
          </Notice>
        </>
      )}
      {!isAnother && !latest && (
        <>
          <p>
            {asked} to {hotels(open.length)}: what is not paid yet, for the upload on the bank’s page. Mark each one as
            paid once the bank has done it.
          </p>
          {open.some(({ sent_at: sent }) => sent !== null) && (
            <Notice tone="warn">
              A file was made of this run before files had numbers. If the bank took it, do not upload another one.
            </Notice>
          )}
        </>
      )}
    </ReasonDialog>
  )
}
