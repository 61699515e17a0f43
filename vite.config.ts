import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import devServer from '@hono/vite-dev-server';
import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { COACH_READS_WITH, laterFiles } from './manifest/later-files.ts';
import { manifest } from './manifest/manifest.ts';
import { NEWS, NEWS_FILE } from './manifest/news-file.ts';
import { LAYERS_IN_ORDER, SOURCES_OF_PAGES } from './src/client/build/mark-sources.ts';
import { onlyWhatIsUsedOfTheRouter } from './src/client/build/router-patch.ts';
import { compileArticle, readAbout } from './src/client/features/blog/compile-article.ts';
import { packRows } from './src/domain/exercises/packed-rows.ts';
import { EXERCISE_ROWS } from './src/domain/exercises/rows.ts';
import { NOT_PAGES } from './src/domain/routes.ts';

const VERSION: string = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version;
const DEFINE = {
  'import.meta.env.VITE_APP_VERSION': JSON.stringify(VERSION),
  'import.meta.env.VITE_NEWEST_CHANGE': JSON.stringify(NEWS[0] ?? ''),
};
/** A PostgreSQL for the suites that run on both databases, whose files share one loading of the code. */
const ON_DATABASES = { globalSetup: ['tests/support/postgres.ts'], hookTimeout: 120_000, isolate: false };
const BROTLI_AND_GZIP = compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|html|svg|json|webmanifest|txt|xml)$/ });

export default defineConfig(({ mode }) => {
  if (mode === 'server') return serverBuild();
  if (mode === 'pages') return pagesBuild();
  return mode === 'test' ? tests() : client();
});

/** The server as one bundle beside its dependencies in node_modules. */
function serverBuild() {
  return {
    publicDir: false as const,
    plugins: [
      {
        name: 'files-beside-the-bundle',
        writeBundle: ({ dir = 'dist/server' }: { dir?: string | undefined }) => {
          cpSync('src/server/db/migrations', `${dir}/migrations`, { recursive: true });
          cpSync('src/server/demo/pictures/files', `${dir}/pictures/files`, { recursive: true });
        },
      },
    ],
    build: {
      ssr: 'src/server/main.ts',
      outDir: 'dist/server',
      target: 'node20',
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
    },
  };
}

/** Text written in Markdown arrives as a component, and as what it says of itself when asked with `?about`. */
const ARTICLES = {
  name: 'articles',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => {
    const [path = '', query] = id.split('?');
    if (!path.endsWith('.md')) return undefined;
    const about = () => `export default ${JSON.stringify(readAbout(code, basename(path, '.md')))};`;
    return { code: query === 'about' ? about() : compileArticle(code), map: null, moduleType: 'js' as const };
  },
};

/** Where the built client's list of its chunks is kept: beside the program that needs it, and not among the files anybody may ask for. */
const CHUNKS_BESIDE_THE_PAGES = {
  name: 'chunks-beside-the-pages',
  writeBundle: ({ dir = 'dist/client' }: { dir?: string | undefined }) => {
    rmSync(`${dir}/../pages`, { recursive: true, force: true });
    mkdirSync(`${dir}/../pages`, { recursive: true });
    renameSync(`${dir}/.vite/manifest.json`, `${dir}/../pages/manifest.json`);
  },
};

/** Phones get the exercise library packed; the source stays readable. */
const PACKED_EXERCISES = {
  name: 'packed-exercises',
  enforce: 'pre' as const,
  transform: (_: string, id: string) =>
    id.endsWith('/domain/exercises/rows.ts')
      ? {
          code: `import { unpackRows } from './packed-rows.ts';\nexport const EXERCISE_ROWS = unpackRows(${JSON.stringify(packRows(EXERCISE_ROWS))});`,
          map: null,
        }
      : undefined,
};

// Names of containers are shared: what stands inside one asks for its width from another file.
const CSS = { transformer: 'lightningcss' as const, lightningcss: { cssModules: { container: false } } };
/** The public pages as a program for the server: whole, so that what it renders with is the production build whatever the server runs as. */
function pagesBuild() {
  return {
    publicDir: false as const,
    plugins: [SOURCES_OF_PAGES, ARTICLES, react({ compiler: true })],
    define: { ...DEFINE, 'process.env.NODE_ENV': JSON.stringify('production') },
    css: CSS,
    ssr: { noExternal: true as const },
    build: {
      ssr: 'src/client/render/render.ts',
      outDir: 'dist/pages',
      target: 'node20',
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'render.js', chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  };
}

/**
 * Few files instead of dozens of small ones, each what pages of one kind share: libraries, which seldom change; the app's frame; what is
 * drawn of coaches, what finds and buys them; forms; joining and signing in; calls of the server; what trains. Everything else stays
 * with its page. A group takes along what its files import, so each names files that import little.
 */
const SHARED_FILES = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 9 },
  { name: 'frame', tags: ['$initial' as const], priority: 8 },
  { ...shared('limits', /domain\/limits/), priority: 7 },
  shared('saving', /coaches\/favourite|browse\/favourites/),
  shared('widgets', /ui\/feedback\/(note|skeleton|loading-sentence|empty-state)\b|api\/destination|checkout-start|session\/use-online/),
  shared('fields', /ui\/forms\/(field|form|text-field)\b|email-address/),
  shared('choices', /ui\/forms\/(chip|check-box|multi-select|select-field)\b/),
  shared('screens', /ui\/(\w+\/)?(screen|save-(buttons|file)|confirm-sheet|text-area|segmented|pill|use-media|progress-bar)/),
  shared(
    'market',
    /coaches\/(coach-portrait|coach-name|stars|profile-path|starting-price)|money-text|rating\.ts|display-name|program-title|messages\/coaches/,
  ),
  shared('searching', /coaches\/(compare-store|share-button)|routing\/seen-|browse\/search-state|messages\/browse/),
  shared('quizzes', /domain\/quizzes\//),
  shared('buying', /client\/checkout\//),
  shared('this-device', /session\/(local-device|clear-local-storage)/),
  shared(
    'joining',
    /features\/auth\/|new-password\/|ui\/forms\/(password-field|use-focus-invalid)|sign-in-when-asked|call-when-asked|domain\/auth\/(?!email-address|well-known)|messages\/(join|account)\b/,
  ),
  { ...shared('calls', /node_modules\/(zod|ky|jwt-decode)\/|src\/(contract|client\/api)\//), priority: 2 },
  { ...shared('exercises', /domain\/exercises\//), priority: 2 },
  {
    ...shared(
      'training',
      /src\/(offline(?!\/(coaching\/proposals|chat\/read-brief))|client\/(app\/coach|training(?!\/(exercise-picker|sets)))|domain\/(training|sync))\/|session\/(account-runtime|use-account|use-sync|use-chat|sync-control|use-first)|use-(today|reading)/,
    ),
    priority: 1,
  },
  // Writing and taking a coach's plan: nobody needs it who trains.
  {
    ...shared('coach-plans', /offline\/coaching\/proposals|domain\/coaching\/(coach-plan|merge-plans|plan-hunks|plan-words|take-proposal)/),
    priority: 0,
  },
  // What the coach reads with is large: only its reading loads it, and building and changing plans does without.
  { name: 'coach-weights', test: COACH_READS_WITH, priority: 4 },
  // Of changes of a day, what Today needs before one is made.
  { ...shared('day-edits', /domain\/(plan\/(amounts|shift-effort|edit-day)|ai-coach\/planned-suggestion)\./), priority: 0 },
  { ...shared('engine', /domain\/ai-coach\/((build|check|change)\/|edit\/may-prescribe)/), priority: 0 },
  { ...shared('coach-reading', /domain\/ai-coach\/(understand|reply)\//), priority: 0 },
];

function shared(name: string, test: RegExp) {
  return { name, test, minShareCount: 2, priority: 3 };
}

interface AppFile {
  url: string;
  size: number;
  revision: string | null;
}

function client() {
  const later = laterFiles();
  return {
    plugins: [
      later.collector,
      LAYERS_IN_ORDER,
      onlyWhatIsUsedOfTheRouter(),
      PACKED_EXERCISES,
      ARTICLES,
      react({ compiler: true }),
      CHUNKS_BESIDE_THE_PAGES,
      NEWS_FILE,
      VitePWA({
        strategies: 'injectManifest' as const,
        srcDir: 'src/service-worker',
        filename: 'service-worker.ts',
        injectRegister: false as const,
        manifest,
        injectManifest: {
          rollupFormat: 'iife' as const,
          globPatterns: ['**/*.{js,css,html,svg,png,webp,woff2,json}'],
          // Only the browser's dialog of installing shows pictures, and news are always those of the newest version.
          globIgnores: ['screenshots/**', 'whats-new.json'],
          manifestTransforms: [(files: AppFile[]) => ({ manifest: files.map((file) => ({ ...file, ...later.mark(file.url) })) })],
        },
        devOptions: { enabled: false },
      }),
      BROTLI_AND_GZIP,
      devServer({
        entry: 'src/server/dev.ts',
        // Everything else is Vite's.
        exclude: [new RegExp(`^/(?!(${NOT_PAGES.join('|')})([/?]|$))`)],
        injectClientScript: false,
      }),
    ],
    define: DEFINE,
    css: CSS,
    build: {
      outDir: 'dist/client',
      target: 'es2022',
      emptyOutDir: true,
      manifest: true,
      // Every browser this is built for knows preloading. The large files a page shares with others are named with it; the rest of a list would cost every visitor more than it saves the next page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
          hostType === 'html' ? files : files.filter((file) => /assets\/(widgets|screens|market|calls|exercises|training)-/.test(file)),
      },
      cssMinify: 'lightningcss' as const,
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false as const },
        output: {
          codeSplitting: { groups: SHARED_FILES },
        },
      },
    },
  };
}

function tests() {
  return {
    plugins: [ARTICLES, react({ compiler: true })],
    define: DEFINE,
    test: {
      maxWorkers: '100%', // The default leaves one core idle, which on a machine of two is half of it.
      execArgv: ['--liftoff-only'], // The embedded database's code runs too briefly to be worth compiling a second time, better.
      projects: [
        // Pure functions share nothing that could be left behind, so the files share one loading of the code.
        project('unit', ['src/**/*.test.ts'], { testTimeout: 30_000, isolate: false }),
        project('api', ['tests/api/**/*.test.ts'], { ...ON_DATABASES, testTimeout: 30_000 }),
        project('offline', ['tests/offline/**/*.test.ts'], { ...ON_DATABASES, globalSetup: [], testTimeout: 60_000 }),
        project('offline-postgres', ['tests/offline/sync-*.test.ts'], {
          ...ON_DATABASES,
          testTimeout: 60_000,
          env: { TEST_DRIVER: 'postgres' },
        }),
        project('pages', ['tests/pages/**/*.test.tsx', 'src/client/**/*.test.tsx'], {
          environment: './tests/pages/support/environment.ts',
          // The guard stands here itself: what a set-up file imports is evaluated once for all files of a worker.
          setupFiles: ['tests/support/console-guard.ts', 'tests/pages/support/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          isolate: false,
        }),
        project('architecture', ['tests/architecture/**/*.test.ts'], { testTimeout: 60_000, hookTimeout: 120_000 }),
      ],
    },
  };
}

function project(name: string, include: string[], more: Record<string, unknown> = {}) {
  return { extends: true as const, test: { name, include, environment: 'node', setupFiles: ['tests/support/console-guard.ts'], ...more } };
}
