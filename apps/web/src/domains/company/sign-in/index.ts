// The company’s own sign-in.
export { SignInPanel } from './sign-in-panel.tsx'
