import { useState } from 'react'
import { SITE } from '#domain/site.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { deskApi } from '../desk-api.ts'
import { useDesk } from '../desk-context.ts'
import { DeskPage } from '../desk-frame.tsx'
import { managersPages } from '../managers-pages.ts'
import { useOfflineQueue } from '../offline-queue.ts'
import { nearWords } from '../words/desk-time.ts'
import { LanguageChoice } from '../words/language-choice.tsx'
import { useWords } from '../words/use-words.ts'
import { InvitationBox } from '../invitation-box.tsx'
import { PasskeyBox } from './passkey-box.tsx'
import { RingBox } from './ring-box.tsx'

/**
 * Lists the desk's other pages and help, followed by this device's settings: ringing, passkey, language and sign-out.
 */
export function MorePage() {
  const words = useWords()
  const { me } = useDesk()
  return (
    <DeskPage title={words.more} line={words.more}>
      <h1 className="visually-hidden">{words.more}</h1>
      <ul className="box do-list">
        <li>
          <Link to={DESK.register}>
            <Icon name="scroll-text" />
            {words.ofRegister.register}
          </Link>
        </li>
        <li>
          <Link to={DESK.shift}>
            <Icon name="clipboard-list" />
            {words.ofShift.shift}
          </Link>
        </li>
        <li>
          <Link to={DESK.cleaning}>
            <Icon name="brush-cleaning" />
            {words.ofHouse.cleaning}
          </Link>
        </li>
        {me.acts_as === 'manager' &&
          managersPages(words).map(({ to, icon, words: name }) => (
            <li key={to} className="behind-more">
              <Link to={to}>
                <Icon name={icon} />
                {name}
              </Link>
            </li>
          ))}
        <li>
          <a href={SITE.supportPhoneLink}>
            <Icon name="headset" />
            <span>
              {words.help}: {SITE.supportPhone}
              <small>{words.helpWords}</small>
            </span>
          </a>
        </li>
      </ul>
      <OtherHotels />
      <RingBox />
      <PasskeyBox />
      <section className="box flow">
        <h2 className="small-heading">{words.languageLabel}</h2>
        <LanguageChoice />
      </section>
      <section className="box flow">
        <p>
          <b>{words.signedInAs(me.name)}</b>{' '}
          <span className="soft">{words.until(nearWords(new Date(me.expires_at), serverNow(), words))}</span>
        </p>
        <SignOut />
      </section>
    </DeskPage>
  )
}

function SignOut() {
  const words = useWords()
  const { signOut } = useDesk()
  const { waiting } = useOfflineQueue()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => (waiting.length > 0 ? setAsking(true) : void signOut())}>
        <Icon name="log-out" />
        {words.signOut}
      </Button>
      {isAsking && (
        <Dialog title={words.signOut} leaving={{ closable: true, onClose: () => setAsking(false) }}>
          <div className="flow">
            <p>{words.signOutWaits(waiting.length)}</p>
            <Button variant="danger" className="w-full" onClick={() => void signOut()}>
              {words.signOut}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Lets staff with several hotels switch to another one or answer an invitation. */
function OtherHotels() {
  const words = useWords()
  const navigate = useNavigate()
  const { me, chooseMe } = useDesk()
  const others = me.posts.filter(({ staff_id }) => staff_id !== me.post.staff_id)
  const accepted = others.filter(({ is_accepted }) => is_accepted)
  const goTo = async (staff_id: string) => {
    const answer = await deskApi.post('/desk/switch', { body: { staff_id } })
    if (!answer.ok) return
    chooseMe(answer.value)
    await navigate(DESK.today)
  }
  const decline = (staffId: string) =>
    chooseMe({ ...me, posts: me.posts.filter(({ staff_id }) => staff_id !== staffId) })
  return (
    <>
      {accepted.length > 0 && (
        <section className="box flow">
          <h2 className="small-heading">{words.otherHotels}</h2>
          {accepted.map(({ staff_id, hotel }) => (
            <Button key={staff_id} onClick={() => void goTo(staff_id)}>
              {hotel.name}
            </Button>
          ))}
        </section>
      )}
      {others
        .filter(({ is_accepted }) => !is_accepted)
        .map((post) => (
          <InvitationBox
            key={post.staff_id}
            post={post}
            onAccepted={chooseMe}
            onDeclined={() => decline(post.staff_id)}
          />
        ))}
    </>
  )
}
