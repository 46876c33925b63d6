import { useState } from 'react'
import type { OfficeGuest } from '#contract/office-guests.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { ReadNominee } from './read-nominee.tsx'
import { saveFile } from '../save-file.ts'
import { phoneForm } from '#words/office/frame.ts'
import * as t from '#words/office/guest.ts'

export type GuestActionName = 'block' | 'unblock' | 'correct-phone' | 'export' | 'erase' | 'forget-passkeys' | 'nominee'

type GuestActProps = {
  act: GuestActionName
  guest: OfficeGuest
  onClose: () => void
  /** receives the updated guest, or undefined to reload */
  onDone: (guest?: OfficeGuest) => void
}

/** Explains an action on a guest's account, asks for the reason, and carries the action out. */
export function GuestAction({ act, guest, onClose, onDone }: GuestActProps) {
  const { id } = guest
  const params = { id }
  switch (act) {
    case 'block':
      return (
        <ReasonDialog
          title={t.blockGuest}
          button={t.block}
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/guests/{id}/block', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>{t.theyAreSignedOutEverywhere}</p>
        </ReasonDialog>
      )
    case 'unblock':
      return (
        <ReasonDialog
          title={t.letGuestSignInAgain}
          button={t.letThemSignIn}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/guests/{id}/unblock', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        />
      )
    case 'export':
      return (
        <ReasonDialog
          title={t.exportTheirData}
          button={t.makeFile}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/guests/{id}/export', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={(data) => {
            saveFile(`guest-${id.slice(0, 8)}.json`, JSON.stringify(data, null, 2), 'application/json')
            onDone()
          }}
        >
          <p>{t.everythingWeHoldAboutThem}</p>
        </ReasonDialog>
      )
    case 'erase':
      return (
        <ReasonDialog
          title={t.eraseGuest}
          button={t.eraseForGood}
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/guests/{id}/erase', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={() => onDone()}
        >
          <Notice tone="warn">{t.erasingCannotBeUndone}</Notice>
        </ReasonDialog>
      )
    case 'forget-passkeys':
      return (
        <ReasonDialog
          title={t.forgetTheirPasskeys}
          button={t.forgetPasskeys(guest.passkeys)}
          variant="danger"
          reasonLabel={t.howYouKnowWhoRings}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/guests/{id}/forget-passkeys', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={() => onDone()}
        >
          <p>
            {guest.sessions === 0
              ? t.onlyWhenEveryDeviceIsLost
              : t.onlyWhenEveryDeviceIsLostAndSignedOut(guest.sessions)}
          </p>
        </ReasonDialog>
      )
    case 'nominee':
      return <ReadNominee id={id} onClose={onClose} onDone={() => onDone()} />
    case 'correct-phone':
      return <CorrectPhone id={id} onClose={onClose} onDone={onDone} />
    default:
      return act satisfies never
  }
}

function CorrectPhone({ id, onClose, onDone }: Omit<GuestActProps, 'act' | 'guest'> & { id: string }) {
  const [phone, setPhone] = useState('')
  return (
    <FormDialog
      title={t.correctPhone}
      button={t.proposeNumber}
      reasonLabel={t.whatWasTheProof}
      read={() => (readPhone(phone) ? accept({ phone }) : refuse({ phone: phoneForm.phoneWrong }))}
      act={(body, idempotencyKey) =>
        officeApi.post('/office/guests/{id}/correct-phone', { params: { id }, body, idempotencyKey })
      }
      onClose={onClose}
      onDone={() => onDone()}
    >
      {(faultOf) => (
        <>
          <p>{t.onlyAfterProofOfAccount}</p>
          <TextInput
            label={t.rightNumber}
            value={phone}
            error={faultOf('phone')}
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            prefix="+91"
            onChange={({ target }) => setPhone(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
