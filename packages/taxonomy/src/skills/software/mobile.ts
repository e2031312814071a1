export const mobile = `
## domain < mobile-development
iOS development [ios] | 6 | ios, iphone development, ios app development, ios apps, ios sdk, iphone sdk, apple ios, !iphone, ios programming, ipad apps | mobile-development, apple-platforms
Android development [android] | 8 | android, android sdk, android app development, android apps, google android, android programming, android os, android native | mobile-development
Apple platforms [apple-platforms] | 2 | apple development, ipados, tvos, apple frameworks
watchOS [watchos] | 0.4 | apple watch, watchkit, wearables development | apple-platforms
visionOS [visionos] | 0.1 | apple vision pro, realitykit | apple-platforms, augmented-reality
Mobile architecture patterns [mobile-architecture] | 0.8 | viper architecture, mvvm-c, mvi pattern | mobile-development, software-architecture
App store deployment [app-store] | 2 | app store, app store connect, apple app store
Mobile testing [mobile-testing] | 1.5 | mobile app testing, mobile application testing | mobile-development, software-testing
Mobile security [mobile-security] | 0.5 | mobile app security, owasp masvs | mobile-development, application-security
Bluetooth Low Energy [ble] | 1 | ble, bluetooth, bluetooth le | wireless-protocols
NFC [nfc] | 0.4 | near field communication | wireless-protocols
Deep linking [deep-linking] | 0.4 | universal links, app links, firebase dynamic links
In-app purchases [in-app-purchases] | 0.4 | in app purchases, revenuecat
Smart TV apps [smart-tv-apps] | 0.2 | tizen, webos tv, lg webos, smart tv app, brightscript, roku apps, roku channel, roku sdk, samsung tizen, tvos apps, fire tv apps | mobile-development
## framework < ios
SwiftUI [swiftui] | 3 | swift ui | swift, ios
UIKit [uikit] | 3 | ui kit, storyboards ios, xibs | ios
Combine framework [combine] | 1 | apple combine, swift combine, !combine | swift, reactive-programming
Core Data [core-data] | 1.5 | coredata | ios
Core Animation [core-animation] | 0.5 | core graphics, coreanimation, quartz 2d
AVFoundation [avfoundation] | 0.4 | av foundation
ARKit [arkit] | 0.5 | ar kit | ios, augmented-reality
MapKit [mapkit] | 0.4 | map kit
HealthKit [healthkit] | 0.2 | health kit, carekit
CocoaPods [cocoapods] | 1.5 | cocoa pods
Swift Package Manager [swift-package-manager] | 1 | swiftpm | swift
RxSwift [rxswift] | 0.6 | rx swift | swift, reactive-programming
Alamofire [alamofire] | 0.6 | | swift
!Vapor [vapor] | 0.2 | vapor swift, server-side swift | swift, backend
XCTest [xctest] | 1 | xcuitest, xc test | ios, unit-testing
Xcode [xcode] | 6 | x code, xcode ide, interface builder | ios, ides
Fastlane [fastlane] | 1 | fast lane | mobile-development, ci-cd
Metal graphics [metal] | 0.3 | apple metal, metal api, !metal | apple-platforms, 3d-graphics
## framework < android
Jetpack Compose [jetpack-compose] | 2 | !compose, compose ui, compose android, jetpack-compose | kotlin, android
Android Jetpack [android-jetpack] | 2 | jetpack libraries, androidx, android architecture components, viewmodel livedata, livedata, !jetpack
Kotlin Multiplatform [kotlin-multiplatform] | 0.8 | kmm, kmp, kotlin multiplatform mobile | kotlin, cross-platform-mobile
Room database [room] | 1 | room persistence, android room, !room | android, sqlite
!Dagger [dagger] | 1 | dagger 2, dagger2 | android, dependency-injection
Koin [koin] | 0.4 | koin di | kotlin, dependency-injection
!Retrofit [retrofit] | 1.5 | retrofit2, square retrofit
!Glide [glide] | 0.4 | glide android
Picasso for Android [picasso-android] | 0.3 | picasso android, !picasso | android
Coil [coil-android] | 0.2 | coil android | android, kotlin
Android NDK [android-ndk] | 0.8 | ndk, jni, java native interface | android, cpp
Android Studio [android-studio] | 4 | androidstudio | android, ides
Espresso testing [espresso] | 0.8 | espresso tests, android espresso, !espresso | android, test-automation
ARCore [arcore] | 0.3 | ar core | android, augmented-reality
Android Auto [android-auto] | 0.2 | android tv, android automotive
AOSP [aosp] | 0.4 | android open source project, android framework development, android hal | android, embedded-linux
ProGuard [proguard] | 0.3 | r8 shrinker
## framework < cross-platform-mobile
Cross-platform mobile development [cross-platform-mobile] | 4 | hybrid mobile apps, hybrid apps, cross platform mobile, hybrid app development, hybrid mobile | mobile-development
React Native [react-native] | 6 | !rn, reactnative, react-native, rn mobile | react, cross-platform-mobile
!Expo [expo] | 1.5 | expo.io, expo react native, expo go | react-native
React Navigation [react-navigation] | 0.6 | react native navigation | react-native
!Flutter [flutter] | 4 | flutter sdk, google flutter | dart, cross-platform-mobile
Flutter BLoC [flutter-bloc] | 0.6 | bloc pattern, flutter_bloc | flutter
!Ionic [ionic] | 2 | ionic framework, ionic 4, ionic angular | cross-platform-mobile, javascript
Capacitor [capacitor] | 1 | ionic capacitor, capacitorjs | cross-platform-mobile, javascript
Bitrise | 0.2 | codemagic, app center | ci-cd, mobile-development
SQLDelight | 0.1 | | kotlin-multiplatform
Roborazzi | 0.1 | kaspresso | mobile-testing
The Composable Architecture [tca] | 0.1 | composable architecture, pointfree tca | swift
XcodeGen [xcodegen] | 0.1 | tuist | xcode
React Native Reanimated [reanimated] | 0.1 | reanimated, nativewind, turbomodules | react-native
Serverpod | 0.1 | getx, dart frog | flutter
WatermelonDB [watermelondb] | 0.1 | | react-native
Apache Cordova [cordova] | 1.5 | cordova, phonegap, phone gap, adobe phonegap | cross-platform-mobile, javascript
NativeScript [nativescript] | 0.3 | native script | cross-platform-mobile, javascript
Titanium mobile [titanium] | 0.2 | appcelerator, appcelerator titanium, !titanium | cross-platform-mobile, javascript
BlackBerry development [blackberry-development] | 0.1 | blackberry sdk | mobile-development
Windows Phone development [windows-phone] | 0.2 | windows phone, windows mobile, windows ce, wince, win ce | mobile-development
Java ME [j2me] | 0.2 | j2me | mobile-development
## framework < mobile-development
Carthage | 0.3 | carthage ios | ios
AFNetworking | 0.3 | af networking | objective-c
OkHttp [okhttp] | 0.6 | ok http | android
Hilt [hilt] | 0.6 | dagger hilt, dagger-hilt | android, dependency-injection
Riverpod | 0.4 | flutter riverpod | flutter
FlutterFlow | 0.2 | flutter flow | flutter, low-code
SwiftData [swiftdata] | 0.2 | swift data | ios
Compose Multiplatform | 0.3 | jetbrains compose | kotlin-multiplatform
Core Bluetooth [core-bluetooth] | 0.3 | corebluetooth | ios, ble
Core Location [core-location] | 0.3 | corelocation | ios
StoreKit [storekit] | 0.2 | store kit | in-app-purchases
TestFlight [testflight] | 0.8 | test flight | app-store
Google Play Console [google-play] | 1 | google play store, play store, google play | app-store, android
RFID [rfid] | 0.4 | rfid systems, radio frequency identification | wireless-protocols
Wear OS [wear-os] | 0.2 | android wear | android
HarmonyOS [harmonyos] | 0.1 | harmony os, arkts, openharmony | mobile-development
Apple CarPlay [carplay] | 0.1 | carplay | ios
`
