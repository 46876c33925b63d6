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
import { WORDS } from '../../../../words/en/office/frame.ts'

export type GuestActionName = 'block' | 'unblock' | 'correct-phone' | 'export' | 'erase' | 'forget-passkeys' | 'nominee'

type GuestActProps = {
  act: GuestActionName
  guest: OfficeGuest
  onClose: () => void
  /** receives the updated guest, or undefined to reload */
  onDone: (guest?: OfficeGuest) => void
}

/** Explains an action on a guest's account, takes the reason, and carries it out. */
export function GuestAction({ act, guest, onClose, onDone }: GuestActProps) {
  const { id } = guest
  const params = { id }
  switch (act) {
    case 'block':
      return (
        <ReasonDialog
          title="Block the guest"
          button="Block"
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/guests/{id}/block', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>They are signed out everywhere and cannot sign in. Their bookings stay until you cancel them.</p>
        </ReasonDialog>
      )
    case 'unblock':
      return (
        <ReasonDialog
          title="Let the guest sign in again"
          button="Let them sign in"
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
          title="Export their data"
          button="Make the file"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/guests/{id}/export', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={(data) => {
            saveFile(`guest-${id.slice(0, 8)}.json`, JSON.stringify(data, null, 2), 'application/json')
            onDone()
          }}
        >
          <p>Everything we hold about them, as their own page gives it. Hand it only to the person themselves.</p>
        </ReasonDialog>
      )
    case 'erase':
      return (
        <ReasonDialog
          title="Erase the guest"
          button="Erase for good"
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/guests/{id}/erase', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={() => onDone()}
        >
          <Notice tone="warn">
            This cannot be undone. Bills and invoices stay without the person, as tax law wants. It is refused while a
            stay is ahead or money is on its way.
          </Notice>
        </ReasonDialog>
      )
    case 'forget-passkeys':
      return (
        <ReasonDialog
          title="Forget their passkeys"
          button={guest.passkeys === 1 ? 'Forget the passkey' : `Forget ${guest.passkeys} passkeys`}
          variant="danger"
          reasonLabel="How it is known who rings, for the log"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/guests/{id}/forget-passkeys', { params, body: { reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={() => onDone()}
        >
          <p>
            Only when every device is lost, and once it is known who rings: afterwards somebody who has their phone
            number opens their identity images and data with an OTP. {signedOutWords(guest.sessions)}They may add a
            passkey again.
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

/** Says nothing about signing out if the guest has no session. */
const signedOutWords = (devices: number) =>
  devices === 0 ? '' : `They are signed out on ${devices === 1 ? '1 device' : `${devices} devices`}. `

function CorrectPhone({ id, onClose, onDone }: Omit<GuestActProps, 'act' | 'guest'> & { id: string }) {
  const [phone, setPhone] = useState('')
  return (
    <FormDialog
      title="Correct the phone"
      button="Propose the number"
      reasonLabel="What was the proof, for the log"
      read={() => (readPhone(phone) ? accept({ phone }) : refuse({ phone: WORDS.phoneForm.phoneWrong }))}
      act={(body, idempotencyKey) =>
        officeApi.post('/office/guests/{id}/correct-phone', { params: { id }, body, idempotencyKey })
      }
      onClose={onClose}
      onDone={() => onDone()}
    >
      {(faultOf) => (
        <>
          <p>
            Only after proof that the account is theirs, such as an ID and an invoice. Another admin confirms it: then
            they are signed out everywhere, and the old number gets an SMS.
          </p>
          <TextInput
            label="The right number"
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
