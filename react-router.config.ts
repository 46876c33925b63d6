import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: `${process.env['BUILD_FOLDER'] ?? 'build'}/web`,
  ssr: true,
  // Every route is known from the first page on: no extra request while links come into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
