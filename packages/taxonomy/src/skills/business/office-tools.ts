export const officeTools = `
## tool < office-productivity
Office productivity software [office-productivity] | 10 | office software, productivity software, office applications, office productivity, word processing, word processing software, spreadsheet software, presentation software, spreadsheets, spreadsheet | -
Microsoft Office [microsoft-office] | 20 | ms office, office suite, ms-office, microsoft office suite, microsoft office software, ms office suite, office 2010, office 2013, office 2016, office 2007, ms office applications, microsoft office applications, office 2003, microsoft suite
Microsoft 365 [microsoft-365] | 10 | office 365, o365, m365, office365, ms office 365, microsoft office 365, ms 365, microsoft office 365 suite, o 365
Microsoft Excel [microsoft-excel] | 20 | !excel, ms excel, ms-excel, advanced excel, excel spreadsheets, microsoft office excel, excel formulas, ms excell, excell | microsoft-office
Microsoft Word [microsoft-word] | 10 | !word, ms word, ms-word, microsoft office word | microsoft-office
Microsoft PowerPoint [powerpoint] | 10 | powerpoint, power point, ms powerpoint, ms-powerpoint, ms power point, microsoft power point | microsoft-office
Microsoft Outlook [outlook] | 10 | !outlook, ms outlook, ms-outlook, outlook express, microsoft office outlook, outlook web access | microsoft-office
Microsoft Visio [visio] | 6 | visio, ms visio, ms-visio, microsoft office visio | microsoft-office, diagramming
Microsoft OneNote [onenote] | 3 | onenote, one note | microsoft-office
Microsoft Publisher [publisher] | 2 | !publisher, ms publisher | microsoft-office
Microsoft Teams [microsoft-teams] | 10 | !teams, ms teams, teams administration | microsoft-365, collaboration-tools
SharePoint [sharepoint] | 6 | microsoft sharepoint, ms sharepoint, share point, sharepoint online, sharepoint 2010, sharepoint 2013, sharepoint 2016, sharepoint server, moss 2007, sharepoint 2007, wss 3.0, sharepoint administration, microsoft sharepoint server, sharepoint designer, sharepoint sites, microsoft office sharepoint server | ecm, microsoft-365
SharePoint development [sharepoint-development] | 1.2 | spfx, sharepoint framework, sharepoint developer, sharepoint workflows, csom | sharepoint
OneDrive [onedrive] | 4 | one drive, onedrive for business | microsoft-365
Microsoft Viva [viva] | 0.6 | yammer, viva engage | microsoft-365
Microsoft Planner [ms-planner] | 0.8 | ms planner, microsoft to do, planner tasks | microsoft-365
Google Workspace [google-workspace] | 6 | g suite, gsuite, google apps, google apps for business, google workspace software, google suite, google workspace administration, google admin console, google for work
Google Docs [google-docs] | 4 | google documents | google-workspace
Google Sheets [google-sheets] | 4 | google spreadsheet, google spreadsheets | google-workspace
Google Slides [google-slides] | 2 | google presentations | google-workspace
Google Drive [google-drive] | 4 | gdrive, google drive storage | google-workspace
Gmail [gmail] | 4 | google mail | google-workspace
Google Meet [google-meet] | 2 | google hangouts, google chat, google meets | google-workspace, collaboration-tools
LibreOffice [libreoffice] | 1.5 | openoffice, open office, apache openoffice, libre office
WordPerfect [wordperfect] | 0.6 | corel wordperfect, word perfect
Apple iWork [iwork] | 0.6 | iwork, apple keynote, apple pages, apple numbers
Evernote [evernote] | 0.8 | ever note
Dropbox [dropbox] | 2.5 | drop box, dropbox business
DocuSign [docusign] | 0.8 | docu sign, adobe sign, e-signature, electronic signature
SurveyMonkey [surveymonkey] | 0.8 | survey monkey
Collaboration tools [collaboration-tools] | 3 | collaboration software, collaboration platforms, web conferencing, video conferencing, online meetings
!Slack [slack] | 10 | slack workspace, slack messaging | collaboration-tools
!Zoom [zoom] | 8 | zoom meetings, zoom video conferencing, zoom phone | collaboration-tools
Discord [discord] | 2 | discord server | collaboration-tools
GoToMeeting [gotomeeting] | 1.2 | go to meeting, logmein gotomeeting | collaboration-tools
Skype [skype] | 2 | skype calls | collaboration-tools
!Loom [loom] | 0.5 | loom videos | collaboration-tools
Mattermost [mattermost] | 0.3 | rocket.chat, zulip | collaboration-tools
Web browsers [web-browsers] | 2 | microsoft edge, safari browser, web browser software, apple safari, !browsers | operating-systems
Typing and data entry [data-entry] | 4 | data entry, !typing, typing speed, keyboarding, 10-key, data entry software, !clerical, !filing, data input, data entry operations, ten key, data processing, record keeping, records maintenance
Mail merge and macros [office-macros] | 0.6 | mail merge, office macros | microsoft-office
## tool < office-productivity
Qualtrics | 0.5 | qualtrics xm | survey-research
Typeform | 0.2 | google forms, microsoft forms | survey-research
Google Calendar | 1 | gcal | google-workspace
Google Chrome [chrome] | 2 | chrome browser, !chrome | web-browsers
Mozilla Firefox [firefox] | 1 | firefox browser | web-browsers
Internet Explorer [internet-explorer] | 1 | microsoft internet explorer, ie11 | web-browsers
Obsidian notes [obsidian] | 0.4 | obsidian.md, !obsidian | office-productivity
Lotus 1-2-3 [lotus-123] | 0.3 | lotus smartsuite, lotus suite | office-productivity
Microsoft InfoPath [infopath] | 0.5 | infopath, info path | sharepoint
GoToWebinar [gotowebinar] | 0.4 | logmein gotowebinar | collaboration-tools
Microsoft Lists [ms-lists] | 0.2 | sharepoint lists | microsoft-365
Pivot tables [pivot-tables] | 2 | excel pivot tables, pivot table | microsoft-excel
VLOOKUP [vlookup] | 1.5 | vlookups, xlookup | microsoft-excel
## tool < collaboration-tools
WhatsApp Business API [whatsapp-api] | 0.2 | whatsapp api, whatsapp business | apis
FaceTime | 0.1 | face time | apple-support
YouTube [youtube] | 0.6 | youtube api, youtube channel management | social-media
Google Classroom [google-classroom] | 0.4 | google for education | google-workspace, lms
Google Sites [google-sites] | 0.5 | google site | google-workspace
HipChat [hipchat] | 0.2 | atlassian hipchat | collaboration-tools
Screencasting [screencasting] | 0.2 | screencast-o-matic, screencastify, screenflow | video-editing
`
