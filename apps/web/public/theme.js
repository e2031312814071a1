// Before the first paint, so that the chosen theme never flashes. A file of its own: scripts come from 'self' only.
try {
  const theme = localStorage.getItem('assay.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the system's theme it is.
}
