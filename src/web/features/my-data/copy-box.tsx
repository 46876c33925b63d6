import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DataBox } from './data-box.tsx'
import { StepOtp } from './step-otp.tsx'
import { useFreshStep } from './use-fresh-step.ts'
import * as t from '#words/my-data.ts'

/** The file's name is neutral, because others may see the downloads folder. */
function save(copy: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'my-data.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  showToast({ text: t.copyIsDownloaded })
}

export function CopyBox({ userId }: { userId: string }) {
  const { step, run, rest } = useFreshStep(
    () => browserApi.post('/users/{id}/export-data', { params: { id: userId } }),
    save,
  )
  return (
    <>
      <DataBox id="copy-h" heading={t.copyForYou}>
        <p className="soft">{t.whatCopyHolds}</p>
        {step.at === 'refused' && <Notice tone="danger">{step.message}</Notice>}
        <Button className="w-full" aria-disabled={step.at === 'working'} onClick={run}>
          <Icon name="download" />
          {step.at === 'working' ? t.makingCopy : t.downloadMyCopy}
        </Button>
      </DataBox>
      <StepOtp step={step} run={run} rest={rest} />
    </>
  )
}
