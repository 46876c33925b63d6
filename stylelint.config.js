/** Refuses what the promised browsers (`browserslist` in package.json) do not know and the build does not replace. */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'property-disallowed-list': [
      ['translate', 'rotate', 'scale'],
      { message: 'Chrome 104 was the first: write transform.' },
    ],
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          // Replaced by the build (scripts/old-browsers.ts).
          'css-has',
          // Only in `--screen`, with a value for older browsers.
          'viewport-unit-variants',
          // Only inside @supports.
          'css-container-query-units',
          // Without them a page looks plainer or works a little slower.
          'css-content-visibility',
          'css-media-scripting',
          'css-overscroll-behavior',
          'css-paged-media',
          'css-resize',
          'css-scrollbar',
          'css-selection',
          'css3-cursors',
          'css3-cursors-grab',
          'css3-cursors-newer',
          'css-touch-action',
        ],
      },
    ],
  },
}
