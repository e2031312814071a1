// Public mail providers, whose domains identify no company.
import { DAY_MS } from '../../../platform/time/durations.ts'

const FREE_MAIL_DOMAINS = new Set(
  `gmail.com googlemail.com outlook.com outlook.de hotmail.com hotmail.co.uk hotmail.fr live.com msn.com yahoo.com yahoo.co.uk
  yahoo.co.in yahoo.fr yahoo.de ymail.com rocketmail.com icloud.com me.com mac.com aol.com gmx.com gmx.de gmx.net gmx.at
  gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org proton.me protonmail.com pm.me tutanota.com tuta.io fastmail.com
  hey.com zoho.com mail.com email.com inbox.com mail.ru yandex.ru yandex.com bk.ru list.ru qq.com 163.com 126.com sina.com
  naver.com daum.net hanmail.net rediffmail.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it
  tiscali.it seznam.cz wp.pl o2.pl onet.pl interia.pl uol.com.br bol.com.br terra.com.br ukr.net abv.bg bluewin.ch
  telenet.be skynet.be ziggo.nl kpnmail.nl xs4all.nl btinternet.com sky.com virginmedia.com comcast.net verizon.net
  att.net sbcglobal.net cox.net shaw.ca rogers.com bigpond.com optusnet.com.au`.split(/\s+/),
)

/** null for addresses at public mail providers. */
export function companyDomainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return FREE_MAIL_DOMAINS.has(domain) ? null : domain
}

export const ABANDONED_AFTER_MS = 7 * DAY_MS
