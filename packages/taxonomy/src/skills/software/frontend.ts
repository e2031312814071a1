export const frontend = `
## framework < javascript, frontend
!React [react] | 40 | reactjs, react.js, react js, react hooks, reactjs hooks, react 18, react 17, react16, react.js library, react framework
Next.js [next-js] | 15 | next js framework, next 13, next 14, !next | react
!Remix [remix] | 1.5 | remix.run, remix run, remix framework, remix js | react
Gatsby | 2 | gatsbyjs, gatsby.js | react
Preact | 1 | preactjs, preact.js | react
Redux | 15 | reduxjs, redux.js, react redux, react-redux, redux saga, redux-saga, redux thunk | react
Redux Toolkit | 4 | rtk, rtk query, redux-toolkit | redux
MobX | 2 | mobx state tree, mobx-react | javascript
Zustand | 2 | zustand state | react
Valtio | 0.1 | | react
TanStack Router [tanstack-router] | 0.3 | react router tanstack | react
Zod | 1 | zod validation, zod schemas | typescript
!Recoil [recoil] | 0.6 | recoil.js, recoiljs | react
Jotai | 0.3 | | react
XState | 0.5 | x-state | javascript
TanStack Query | 4 | react query, react-query, tanstack react query, tanstack | react
React Router | 6 | react-router, react router dom, react-router-dom | react
React Hook Form | 2 | react-hook-form | react
Formik | 1.5 | formik forms | react
SWR [swr] | 0.8 | vercel swr, useswr | react
Material UI [material-ui] | 6 | mui, material-ui, mui react, materialui | react
Ant Design | 2 | antd, ant-design | react
Chakra UI [chakra-ui] | 2 | chakra | react
Mantine | 0.5 | mantine ui | react
shadcn/ui [shadcn-ui] | 1.5 | shadcn, shadcn ui | react, tailwind-css
Radix UI [radix-ui] | 1 | radix | react
Headless UI [headless-ui] | 0.8 | headlessui | react
Fluent UI [fluent-ui] | 0.8 | office ui fabric, fluent design system, fluentui | react
PrimeReact | 0.4 | prime react | react
Semantic UI | 0.8 | semantic-ui, semantic ui react | css
styled-components | 4 | styled components | react, css
Emotion CSS-in-JS [emotion-css] | 1 | emotion.js | react, css
React Testing Library | 4 | react-testing-library, testing library, rtl testing, @testing-library/react | react, unit-testing
Storybook | 4 | storybook.js, storybookjs | frontend
!Angular [angular] | 15 | angular 2+, angular2, angular 2, angular 4, angular 5, angular 6, angular 7, angular 8, angular 9, angular 10, angular 11, angular 12, angular 13, angular 14, angular 15, angular 16, angular 17, angular framework, angular2+, google angular | typescript, frontend
AngularJS | 6 | angular.js, angular js, angular 1, angular 1.x, angular1 | javascript, frontend
Angular Material | 2 | angular-material, material for angular | angular
NgRx [ngrx] | 2 | ngrx store, ng-rx | angular
PrimeNG | 0.8 | prime ng | angular
RxJS [rxjs] | 4 | rx.js, rxjs observables, reactive extensions | reactive-programming, javascript
Vue.js [vue-js] | 10 | vue, vue 2, vue 3, vue2, vue3, vuejs 3 | javascript, frontend
Nuxt [nuxt] | 2 | nuxt.js, nuxtjs, nuxt 3, nuxt js | vue-js
Vuex | 2 | vuex store | vue-js
Pinia | 1 | pinia store | vue-js
Vuetify | 1.5 | vuetify.js, vuetifyjs | vue-js
Quasar Framework | 0.4 | quasar vue, !quasar | vue-js
!Svelte | 4 | sveltejs, svelte.js, svelte js
SvelteKit | 2 | svelte kit | svelte
SolidJS [solid-js] | 1 | solid.js, solid js
Qwik [qwik] | 0.3 | qwik city, qwikjs
!Astro [astro] | 1.5 | astro.build, astrojs, astro framework | frontend, javascript
!Lit [lit] | 1 | litelement, lit-element, lit-html, lit element | web-components
!Stencil [stencil] | 0.4 | stenciljs, stencil.js | web-components
Alpine.js [alpine-js] | 1 | alpine js framework
HTMX [htmx] | 1 | htmx.org | frontend
Ember.js [ember-js] | 1 | !ember
Backbone.js [backbone-js] | 1 | marionette.js
Knockout.js [knockout-js] | 0.8 | knockout mvvm
!Meteor [meteor] | 0.4 | meteor.js, meteorjs, meteor js | javascript, node-js
Aurelia | 0.2 | aurelia.js
Ext JS [ext-js] | 0.6 | extjs, sencha ext js, sencha, sencha touch
Dojo Toolkit | 0.3 | dojo.js, !dojo
Mithril | 0.1 | mithril.js
!Stimulus [stimulus] | 0.5 | stimulus.js, stimulusjs | ruby-on-rails, javascript
jQuery | 20 | j query, jquery.js
Prototype.js [prototype-js] | 0.2 | script.aculo.us
Underscore.js [underscore-js] | 1
Lodash | 4 | lodash.js | javascript
Moment.js [moment-js] | 1.5 | moment js library | javascript
Axios | 4 | axios http | javascript
!AJAX [ajax] | 10 | asynchronous javascript and xml, xmlhttprequest
Handlebars.js [handlebars] | 1 | mustache.js, !handlebars, mustache templates
!Pug [pug] | 0.5 | pug templates, jade templates, pugjs
EJS templates [ejs] | 0.8 | ejs, embedded javascript templates
Nunjucks | 0.2 | nunjucks templates
RequireJS [require-js] | 0.5 | require.js, amd modules, require js
Three.js [three-js] | 2 | react three fiber, react-three-fiber | javascript, webgl
Babylon.js [babylon-js] | 0.3 | | javascript, webgl
D3.js [d3-js] | 3 | d3, data-driven documents | javascript, data-visualization
Chart.js [chart-js] | 2 | | javascript, data-visualization
Highcharts | 1.5 | highcharts.js, high charts | javascript, data-visualization
Apache ECharts | 0.7 | echarts | javascript, data-visualization
Recharts | 0.8 | | react, data-visualization
AG Grid [ag-grid] | 1 | ag-grid, aggrid | frontend
Kendo UI [kendo-ui] | 1 | kendo, telerik kendo ui | frontend
DevExpress | 1 | dev express | dot-net
Syncfusion | 0.4 | sync fusion | frontend
!Leaflet | 1 | leaflet.js, leafletjs | javascript, gis
Mapbox | 1 | mapbox gl, mapbox gl js | gis
OpenLayers | 0.4 | open layers | javascript, gis
CesiumJS [cesium] | 0.2 | !cesium, cesium.js | javascript, gis
GSAP [gsap] | 1 | greensock | javascript
Framer Motion | 1 | framer-motion | react
PixiJS [pixi-js] | 0.4 | pixi.js, pixi | javascript, webgl
Fabric.js [fabric-js] | 0.2 | | javascript
p5.js [p5-js] | 0.3 | | javascript
HTML Canvas [html-canvas] | 2 | html5 canvas, canvas api | html
SVG [svg] | 4 | scalable vector graphics, svg animation | frontend
WebGL [webgl] | 1.5 | webgl2, web gl | 3d-graphics, javascript
WebGPU [webgpu] | 0.3 | web gpu | webgl
WebXR [webxr] | 0.3 | webvr, a-frame | javascript, virtual-reality
Apollo GraphQL [apollo-graphql] | 3 | apollo client, apollo server, apollo federation, !apollo | graphql
!Relay [relay] | 0.5 | relay modern, react relay, relay.js | graphql, react
urql | 0.2 | | graphql
Cypress Component Testing [cypress-component-testing] | 0.2 | cypress ct | cypress
## framework < css, frontend
Bootstrap | 20 | twitter bootstrap, bootstrap 4, bootstrap 5, bootstrap 3, bootstrap css
Tailwind CSS [tailwind-css] | 10 | tailwind, tailwindcss
Panda CSS [panda-css] | 0.1 | pandacss | css
!Bulma | 0.8 | bulma css
Foundation CSS [foundation-css] | 0.6 | zurb foundation, foundation framework, !foundation
Materialize CSS [materialize-css] | 0.8 | !materialize, material design for bootstrap
Material Design | 3 | google material design, material design 3 | ui-design
PostCSS | 1.5 | post css
CSS Modules | 1.5 | css module
CSS Grid [css-grid] | 4 | css grid layout, grid layout
Flexbox | 6 | flex box, css flexbox
CSS animations [css-animations] | 2 | css transitions, css3 animations
BEM [bem] | 1.5 | bem methodology, block element modifier
Media queries | 2 | css media queries
## tool < frontend
Webpack | 20 | web pack, webpack 5
Vite | 10 | vitejs, vite.js
!Rollup [rollup] | 1.5 | rollup.js, rollupjs
esbuild | 2 | es build
!Parcel [parcel] | 1 | parcel.js, parceljs, parcel bundler
Turborepo | 1.5 | turbo repo
Nx monorepo [nx] | 1.5 | nrwl nx, nx workspace
Lerna | 0.8 | lerna monorepo
Babel | 4 | babeljs, babel.js
SWC [swc] | 0.4 | speedy web compiler
!Gulp | 2 | gulpjs, gulp.js
!Grunt | 1.5 | gruntjs, grunt.js
!Bower | 0.6 | bower.io
npm [npm] | 45 | node package manager | node-js
!Yarn | 20 | yarn package manager, yarnpkg, yarn berry | node-js
pnpm | 4 | | node-js
ESLint | 8 | es lint | javascript, static-analysis
!Prettier [prettier] | 6 | prettier code formatter | javascript
!Biome [biome] | 0.3 | biomejs | javascript
Chrome DevTools | 4 | browser dev tools, browser developer tools, devtools | frontend
React DevTools | 1 | redux devtools | react
Lighthouse [lighthouse] | 2 | google lighthouse, pagespeed insights | web-performance
Eleventy | 0.4 | 11ty | jamstack
!Hugo [hugo] | 1 | hugo static site, gohugo | jamstack
Jekyll | 1 | jekyll static site | jamstack
Docusaurus | 0.6 | | jamstack
MkDocs | 0.6 | mk docs | technical-documentation
VuePress | 0.3 | | vue-js
## tool < content-management-systems
WordPress | 10 | word press, wp development, wordpress development, wordpress themes, wordpress plugins | content-management-systems, php
WooCommerce | 2 | woo commerce | wordpress, e-commerce
!Elementor | 1 | elementor pro | wordpress
Divi Builder | 0.4 | divi theme | wordpress
Advanced Custom Fields [acf] | 0.8 | acf pro, acf wordpress | wordpress
WPML [wpml] | 0.1 | wordpress multilingual | wordpress
Gutenberg editor [gutenberg] | 0.6 | gutenberg blocks, wordpress blocks, !gutenberg | wordpress
Drupal | 2 | drupal 7, drupal 8, drupal 9, drupal 10, drupal cms | content-management-systems, php
Joomla | 1 | joomla cms, joomla! | content-management-systems, php
TYPO3 [typo3] | 0.3 | typo3 cms, typo 3 | content-management-systems, php
Craft CMS [craft-cms] | 0.4 | craftcms | content-management-systems, php
Umbraco | 0.5 | umbraco cms | content-management-systems, dot-net
Sitecore | 1 | sitecore cms, sitecore xp, sitecore jss, sitecore experience platform | content-management-systems, dot-net
Kentico | 0.4 | kentico xperience | content-management-systems, dot-net
Optimizely CMS [optimizely-cms] | 0.5 | episerver, epi server, optimizely dxp | content-management-systems, dot-net
DotNetNuke | 0.3 | dnn platform, dnn cms | content-management-systems, dot-net
Adobe Experience Manager [aem] | 1 | aem, adobe aem, adobe cq5, cq5, experience manager | content-management-systems, java
Liferay | 0.5 | liferay portal, liferay dxp | content-management-systems, java
Magnolia CMS [magnolia-cms] | 0.1 | magnolia dxp | content-management-systems, java
Contentful | 1 | contentful cms | headless-cms
Spryker | 0.1 | spryker commerce | e-commerce
Akeneo | 0.2 | akeneo pim | e-commerce
Statamic | 0.1 | statamic cms | laravel
Sanity CMS [sanity-cms] | 0.6 | sanity.io, sanity studio | headless-cms
Strapi | 1 | strapi cms | headless-cms
Contentstack | 0.3 | content stack | headless-cms
Storyblok | 0.3 | story blok | headless-cms
Prismic | 0.3 | prismic.io | headless-cms
Directus | 0.2 | directus cms | headless-cms
Payload CMS [payload-cms] | 0.2 | payloadcms | headless-cms
Ghost CMS [ghost-cms] | 0.3 | ghost blogging | headless-cms
Wagtail | 0.3 | wagtail cms | content-management-systems, django
MediaWiki | 0.4 | media wiki | content-management-systems, php
Webflow | 1.5 | web flow | low-code
Wix | 1.2 | wix.com, wix velo | low-code
Squarespace | 1 | square space | low-code
Shopify | 2.5 | shopify plus, shopify liquid, shopify themes, shopify apps | e-commerce
Liquid templates [liquid] | 0.6 | liquid templating, shopify liquid language, !liquid | shopify
Magento | 1.5 | magento 2, adobe commerce, magento2, magento commerce | e-commerce, php
PrestaShop | 0.5 | presta shop | e-commerce, php
OpenCart | 0.3 | open cart | e-commerce, php
BigCommerce | 0.5 | big commerce | e-commerce
Shopware | 0.3 | shopware 6 | e-commerce, php
commercetools | 0.3 | commerce tools | e-commerce
Salesforce Commerce Cloud [salesforce-commerce-cloud] | 0.6 | sfcc, demandware | e-commerce, salesforce
SAP Commerce Cloud [sap-commerce] | 0.5 | hybris, sap hybris, sap commerce | e-commerce, sap
HCL Commerce [hcl-commerce] | 0.2 | websphere commerce, ibm websphere commerce | e-commerce
Oracle ATG Commerce [oracle-atg] | 0.2 | oracle commerce, atg commerce, oracle atg | e-commerce
## domain < web-development
Content management systems | 6 | cms, content management system, web content management, web content management system, wcm
Headless CMS [headless-cms] | 2 | headless content management, composable cms | content-management-systems
Website maintenance | 3 | web site maintenance, website administration, website management, web site development, website development, websites, website design and development, website updates, site maintenance, website content, web maintenance, web content, company website, corporate website, intranet sites, intranet site, intranets, website redesign, web site design, website launch, web pages
Web hosting | 3 | website hosting
LAMP stack [lamp-stack] | 3 | lamp, lamp server, linux apache mysql php | php, mysql, apache-http-server, linux
MEAN stack [mean-stack] | 2 | mean stack developer, mean.js | mongodb, express, angular, node-js
MERN stack [mern-stack] | 3 | mern, mern stack developer | mongodb, express, react, node-js
T3 stack [t3-stack] | 0.3 | create-t3-app | next-js, typescript
HTML email [html-email] | 0.2 | mjml, html emails, responsive emails, email templates html, email development | html
## framework < javascript, frontend
MooTools | 0.1 | moo tools
date-fns | 0.8 | date fns
Day.js [day-js] | 0.5
Luxon | 0.2
Swiper [swiper] | 0.3 | swiper.js, slick carousel
React Flow [react-flow] | 0.2 | reactflow | react
Konva | 0.1 | konva.js | javascript
React Bootstrap | 1 | react-bootstrap | react, bootstrap
!Polymer [polymer] | 0.3 | google polymer | web-components
!Processing [processing] | 0.2 | processing language, processing.js | java
DevExtreme | 0.2 | dev extreme | frontend
TSLint [tslint] | 0.5 | ts lint | typescript, static-analysis
JSHint [jshint] | 0.4 | jslint, js lint | javascript, static-analysis
Turbopack | 0.2 | turbo pack | frontend
Rspack | 0.1 | rsbuild, rolldown | vite
single-spa | 0.1 | single spa | micro-frontends
DaisyUI [daisyui] | 0.1 | daisy ui, flowbite, heroui, nextui | tailwind-css
UnoCSS [unocss] | 0.1 | vanilla-extract, stylex | css
Kysely | 0.1 | mikroorm, mikro-orm | object-relational-mapping
Valibot | 0.1 | arktype | typescript
LogRocket | 0.1 | | monitoring
VitePress [vitepress] | 0.2 | vite press | jamstack, vue-js
jQuery UI [jquery-ui] | 1 | jqueryui, jquery-ui | jquery
jQuery Mobile | 0.3 | jquery-mobile | jquery
Unpoly | 0.1 | | frontend
Owl Carousel | 0.1 | owlcarousel | jquery
Hotwire [hotwire] | 0.4 | hotwire turbo, turbo rails, turbolinks | ruby-on-rails, frontend
Firebug | 0.3 | firefox devtools | frontend
ReScript [rescript] | 0.1 | re script | javascript, functional-programming
## tool < content-management-systems
Kontent.ai [kontent-ai] | 0.1 | kentico kontent | headless-cms
ExpressionEngine | 0.2 | expression engine
cPanel [cpanel] | 1.2 | whm, cpanel/whm | web-hosting
Plesk | 0.6 | plesk panel | web-hosting
oxlint [oxlint] | 0.1 | | static-analysis
DatoCMS [datocms] | 0.1 | dato cms | headless-cms
Hygraph [hygraph] | 0.1 | graphcms | headless-cms
`
