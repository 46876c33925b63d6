import { useState } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import type { User } from '#contract/accounts.ts'
import { SITE } from '#domain/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'
import { ConsentsBox } from './consents-box.tsx'
import { CopyBox } from './copy-box.tsx'
import { DetailsBox } from './details-box.tsx'
import { EraseBox } from './erase-box.tsx'
import type { MyData } from './load-my-data.ts'
import { ViewsBox } from './views-box.tsx'
import { NomineeBox } from './nominee-box.tsx'
import { PasskeysBox } from './passkeys-box.tsx'
import { SessionsBox } from './sessions-box.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/my-data.ts'

const grievanceLink = (words: string) => (
  <a className="link in-text" href={`mailto:${SITE.grievanceEmail}`}>
    {words}
  </a>
)

/** Shows the data that we store about a guest, and every right that the guest has over them (DPDP Act). */
export function MyDataPage({ user, loaded }: { user: User | undefined; loaded: MyData | null }) {
  const { revalidate } = useRevalidator()
  const [own, setOwn] = useState(user)
  return (
    <>
      <h1>{t.myData}</h1>
      {own && loaded && 'sessions' in loaded ? (
        <div className="my-data">
          <SessionsBox userId={own.id} sessions={loaded.sessions} />
          <PasskeysBox userId={own.id} passkeys={loaded.passkeys} />
          <DetailsBox user={own} onCorrected={setOwn} />
          <ConsentsBox user={own} identities={loaded.identities} shared={loaded.shared} onChanged={setOwn} />
          <ViewsBox looks={loaded.looks} />
          <NomineeBox userId={own.id} ownPhone={own.phone} nominee={loaded.nominee} />
          <CopyBox userId={own.id} />
          <EraseBox userId={own.id} />
          <p className="soft">
            <Sentence text={t.questionsOrComplaint(SITE.grievanceOfficer, SITE.grievanceEmail)} link={grievanceLink} />
          </p>
        </div>
      ) : loaded && 'problem' in loaded ? (
        <Problem message={loaded.problem} onRetry={() => void revalidate()} />
      ) : (
        <div className="my-data">
          <LoadingWord />
          <Skeleton height="180px" />
          <Skeleton height="240px" />
        </div>
      )}
    </>
  )
}

const Problem = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="flow">
    <Notice tone="danger">{message}</Notice>
    <Button onClick={onRetry}>{common.tryAgain}</Button>
  </div>
)
