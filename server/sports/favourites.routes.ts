import * as endpoints from "../../src/api/contract/sports/favourites.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { changeFavourite, readFavourites } from "./favourites.ts";
import { serve } from "../http/serve.ts";

export const favouriteRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.favourites, { summary: "즐겨찾기한 경기, 리그, 미니게임", tag: "fixture" })((request) =>
    readFavourites(context.database.db, memberOf(request).id),
  );

  serve(app, context, endpoints.changeFavourite, { summary: "즐겨찾기를 더하거나 뺍니다.", tag: "fixture" })(
    (request) => changeFavourite(context, memberOf(request).id, request.body),
  );
};
