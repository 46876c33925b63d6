import { useState } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast.tsx'
import * as t from '#words/my-data.ts'

/** Lets guests withdraw the consent that they gave by sending an ID. One press destroys all their IDs. */
export function IdentityConsent({ ids }: { ids: readonly string[] }) {
  const { revalidate } = useRevalidator()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const withdraw = async () => {
    if (isSaving) return
    setSaving(true)
    setProblem(undefined)
    const removed = await browserApi.post('/users/remove-user-pictures', { body: { ids } })
    setSaving(false)
    if (removed.ok) showToast({ text: t.idsAreDestroyed })
    else setProblem(removed.refusal.message)
    void revalidate()
  }
  if (ids.length === 0) return <p className="soft">{t.noIdsKept}</p>
  return (
    <>
      <Switch checked onChange={() => void withdraw()}>
        {t.idsMayBeKept(ids.length)}
      </Switch>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  )
}
