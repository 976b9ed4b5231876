import { endpoint } from "../endpoint.ts";
import { Maintenance, AutoLogout, SignUpSetting, NewsLink } from "./settings.ts";

export const maintenance = endpoint({
  method: "GET",
  path: "/setting/maintanace",
  access: "anyone",
  answers: { 200: Maintenance },
});

export const autoLogout = endpoint({
  method: "GET",
  path: "/setting/autoLogoutMin",
  access: "anyone",
  answers: { 200: AutoLogout },
});

export const signUpSetting = endpoint({
  method: "GET",
  path: "/settingSignUp",
  access: "anyone",
  answers: { 200: SignUpSetting },
});

export const newsLinks = endpoint({
  method: "GET",
  path: "/newsLink",
  access: "anyone",
  answers: { 200: NewsLink },
});
